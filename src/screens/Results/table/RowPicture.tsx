import { Cover } from '#components/data/Cover/Cover.tsx'

/** In pixels: covers have one shape, artwork is shown whole in a square. */
export const PICTURE_SIZES = { title: { width: 20, height: 30 }, ad: { width: 32, height: 32 } }

/** The cover of a title or the artwork of an ad, next to its name. Null: a placeholder. */
export function RowPicture({ of, url, name }: { of: 'title' | 'ad'; url: string | null; name: string }) {
  return <Cover url={url} title={name} {...PICTURE_SIZES[of]} whole={of === 'ad'} />
}
