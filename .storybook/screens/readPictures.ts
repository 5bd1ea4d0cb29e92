import { minBy } from 'es-toolkit'
import * as v from 'valibot'

const PICTURES = v.object({
  /** Of the published build; a run alone has none. */
  commit: v.optional(v.string(), ''),
  date: v.optional(v.string(), ''),
  pictures: v.array(
    v.object({
      story: v.string(),
      /** Path below pictures/. */
      file: v.string(),
      /** Of the window that it shows. */
      width: v.number(),
      theme: v.picklist(['dark', 'light']),
      /** Width and height in pixels of the file. */
      size: v.tuple([v.number(), v.number()]),
      /** Whether the page is higher than the picture. */
      isCut: v.boolean(),
      /** The story failed: what the picture shows may be its error. */
      failed: v.optional(v.literal(true)),
    }),
  ),
})

/** The pictures that were published with this Storybook, with the commit and day that they are of. */
export type Pictures = v.InferOutput<typeof PICTURES>

/** What web.json holds: the pictures of a run, or the published ones. */
export type WebIndex = v.InferInput<typeof PICTURES>

export type Picture = Pictures['pictures'][number]

/** A window and theme to see pictures in. */
export type View = Pick<Picture, 'width' | 'theme'>

/** Reads the list of pictures that scripts/pictures/addPictures.ts writes. Resolves with an empty one before. */
export const readPictures = async (): Promise<Pictures> =>
  v.parse(PICTURES, await (await fetch('./pictures/web.json')).json())

/** The one that comes nearest to a view: a story may have a width or a theme of its own. */
export const pictureFor = (pictures: readonly Picture[], { width, theme }: View): Picture | undefined =>
  minBy(pictures, (picture) => (picture.width === width ? 0 : 2) + (picture.theme === theme ? 0 : 1))
