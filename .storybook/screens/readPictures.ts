import { minBy } from 'es-toolkit'
import {
  array,
  boolean,
  literal,
  number,
  object,
  optional,
  parse,
  picklist,
  string,
  tuple,
  type InferInput,
  type InferOutput,
} from 'valibot'

const PICTURES = object({
  /** Of the published build; a run alone has none. */
  commit: optional(string(), ''),
  date: optional(string(), ''),
  pictures: array(
    object({
      story: string(),
      /** Path below pictures/. */
      file: string(),
      /** Of the window that it shows. */
      width: number(),
      theme: picklist(['dark', 'light']),
      /** Width and height in pixels of the file. */
      size: tuple([number(), number()]),
      /** Whether the page is higher than the picture. */
      isCut: boolean(),
      /** The story failed: what the picture shows may be its error. */
      failed: optional(literal(true)),
    }),
  ),
})

/** The pictures that were published with this Storybook, with the commit and day that they are of. */
export type Pictures = InferOutput<typeof PICTURES>

/** What web.json holds: the pictures of a run, or the published ones. */
export type WebIndex = InferInput<typeof PICTURES>

export type Picture = Pictures['pictures'][number]

/** A window and theme to see pictures in. */
export type View = Pick<Picture, 'width' | 'theme'>

/** Reads the list of pictures that scripts/pictures/addPictures.ts writes. Resolves with an empty one before. */
export const readPictures = async (): Promise<Pictures> =>
  parse(PICTURES, await (await fetch('./pictures/web.json')).json())

/** The one that comes nearest to a view: a story may have a width or a theme of its own. */
export const pictureFor = (pictures: readonly Picture[], { width, theme }: View): Picture | undefined =>
  minBy(pictures, (picture) => (picture.width === width ? 0 : 2) + (picture.theme === theme ? 0 : 1))
