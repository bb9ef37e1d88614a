// Short synthetic sounds, if the player has turned them on.
import { settings } from "../shell/settings.svelte";

let context: AudioContext | null = null;

/** Play a short wooden knock at a pitch in hertz. */
export function knock(pitch: number): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0.12 });
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.13);
}
