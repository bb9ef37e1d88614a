// Short synthetic sounds, if the player has turned them on.
import { settings } from "../shell/settings.svelte";

let context: AudioContext | null = null;

/** The pitch in hertz, and the weight, of the end of a match. */
export const FALL = [52, 16] as const;

/** Play a wooden knock at a pitch in hertz: with more weight, such as damage, it is louder, and sinks as it fades. */
export function knock(pitch: number, weight = 0): void {
  if (!settings.sound || settings.volume === 0) return;
  context ??= new AudioContext();
  const ends = context.currentTime + 0.12 + 0.03 * weight;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch / (1 + weight / 12), ends);
  const volume = new GainNode(context, { gain: settings.volume * Math.min(0.6, 0.2 + 0.03 * weight) });
  volume.gain.exponentialRampToValueAtTime(0.001, ends);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(ends);
}
