import type { FileKind } from './fileRules.ts'

/** Media types and endings of the kinds that publishers send. Systems disagree about some types: the endings count too. */
const KNOWN: Readonly<Record<string, Omit<FileKind, 'name'>>> = {
  PNG: { types: ['image/png'], endings: ['.png'] },
  JPG: { types: ['image/jpeg'], endings: ['.jpg', '.jpeg'] },
  WEBP: { types: ['image/webp'], endings: ['.webp'] },
  GIF: { types: ['image/gif'], endings: ['.gif'] },
  SVG: { types: ['image/svg+xml'], endings: ['.svg'] },
  TIFF: { types: ['image/tiff'], endings: ['.tif', '.tiff'] },
  PDF: { types: ['application/pdf'], endings: ['.pdf'] },
  MP4: { types: ['video/mp4'], endings: ['.mp4'] },
  MOV: { types: ['video/quicktime'], endings: ['.mov'] },
  ZIP: { types: ['application/zip', 'application/x-zip-compressed'], endings: ['.zip'] },
}

const SAME: Readonly<Record<string, string>> = { JPEG: 'JPG', TIF: 'TIFF' }

/** Kinds of files by the names people have for them: 'PNG', 'jpeg', '.psd'. One that is not known goes by its ending. */
export function fileKinds(names: readonly string[]): FileKind[] {
  const plain = names.map((name) => name.replace(/^\./, '').toUpperCase()).filter(Boolean)
  return [...new Set(plain.map((name) => SAME[name] ?? name))].map((name) => ({
    name,
    ...(KNOWN[name] ?? { types: [], endings: [`.${name.toLowerCase()}`] }),
  }))
}
