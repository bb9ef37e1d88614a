// The JSON Schema of card files, as forms and completion need it: the shapes that a value may have at a place.
import type { Path } from "./fields";

/** The part of JSON Schema that card files use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string;
  enum?: readonly (string | boolean)[];
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  examples?: readonly string[];
  /** Of the root: the ids of the words that the set declares, by their lists, such as `tribes`. */
  words?: Readonly<Record<string, readonly string[]>>;
}

/** One shape of a value. */
export type Shape =
  | { type: "number"; least: number | undefined; most: number | undefined }
  | { type: "text"; most: number | undefined; isId: boolean }
  | { type: "flag" }
  | { type: "word"; words: readonly (string | boolean)[] }
  | { type: "list"; items: Schema; most: number | undefined }
  | {
      type: "map";
      title: string;
      fields: Record<string, Schema>;
      required: readonly string[];
      /** What stands under any other name, in a map with names of one's own. */
      others: Schema | null;
    };

/** Return the shapes that a schema allows, without null, which is written by leaving a field out. */
export function shapesOf(schema: Schema, root: Schema): Shape[] {
  if (schema.$ref) return shapesOf(root.$defs?.[schema.$ref.split("/").at(-1) ?? ""] ?? {}, root);
  const [offered] = schema.anyOf ?? [];
  if (schema.type === "string" && offered?.enum)
    return [{ type: "word", words: [...offered.enum, ...(root.words?.[schema.title ?? ""] ?? [])] }];
  if (schema.anyOf) return schema.anyOf.flatMap((each) => shapesOf(each, root));
  if (schema.enum) return [{ type: "word", words: schema.enum }];
  switch (schema.type) {
    case "integer":
      return [{ type: "number", least: schema.minimum, most: schema.maximum }];
    case "string":
      return [{ type: "text", most: schema.maxLength, isId: schema.description?.startsWith("an id") ?? false }];
    case "boolean":
      return [{ type: "flag" }];
    case "array":
      return [{ type: "list", items: schema.items ?? {}, most: schema.maxItems }];
    case "object": {
      const { title = "", properties = {}, required = [], additionalProperties: others } = schema;
      return [{ type: "map", title, fields: properties, required, others: typeof others === "object" ? others : null }];
    }
    default:
      return [];
  }
}

/** Return the schema of the entries of a list in a file, such as `cards`. */
export function schemaOf(list: string, root: Schema): Schema {
  const [file] = shapesOf(root, root);
  const [shape] = file?.type === "map" ? shapesOf(file.fields[list] ?? {}, root) : [];
  return shape?.type === "list" ? shape.items : {};
}

/** Return the shape of a value among these; null if none fits. */
export function fitting(value: unknown, shapes: readonly Shape[]): Shape | null {
  const type = Array.isArray(value) ? "list" : typeof value;
  const fits: Record<string, (shape: Shape) => boolean> = {
    list: (shape) => shape.type === "list",
    object: (shape) => shape.type === "map",
    number: (shape) => shape.type === "number",
    string: (shape) => shape.type === "text" || shape.type === "word",
    boolean: (shape) => shape.type === "flag" || (shape.type === "word" && shape.words.some((word) => word === value)),
  };
  return shapes.find((shape) => fits[type]?.(shape)) ?? null;
}

/** Return a value of a shape, to begin with. */
export function beginning(shape: Shape | undefined, root: Schema): unknown {
  switch (shape?.type) {
    case "number":
      return Math.max(1, shape.least ?? 1);
    case "flag":
      return true;
    case "word":
      return shape.words[0];
    case "list":
      return [beginning(shapesOf(shape.items, root)[0], root)];
    case "map":
      return Object.fromEntries(
        shape.required.map((name) => [name, beginning(shapesOf(shape.fields[name] ?? {}, root)[0], root)]),
      );
    default:
      return "";
  }
}

/** Return the schemas of a place, below the schema of a whole entry. */
export function schemasAt(path: Path, schema: Schema, root: Schema): Schema[] {
  return path.reduce<Schema[]>(
    (above, step) =>
      above
        .flatMap((each) => shapesOf(each, root))
        .flatMap((shape) => {
          if (shape.type === "list" && typeof step === "number") return [shape.items];
          const field = shape.type === "map" ? (shape.fields[step] ?? shape.others) : undefined;
          return field ? [field] : [];
        }),
    [schema],
  );
}
