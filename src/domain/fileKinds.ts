import type { FileKind } from './fileRules.ts'

/**
 * Media types and extensions of the kinds that publishers send. Systems disagree about some types, so extensions count
 * too.
 */
const KNOWN_KINDS: Readonly<Record<string, Omit<FileKind, 'name'>>> = {
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

const ALIASES: Readonly<Record<string, string>> = { JPEG: 'JPG', TIF: 'TIFF' }

/** File kinds by their common names: 'PNG', 'jpeg', '.psd'. An unknown one is matched by its extension only. */
export function fileKinds(names: readonly string[]): FileKind[] {
  const normalised = names.map((name) => name.replace(/^\./, '').toUpperCase()).filter(Boolean)
  return [...new Set(normalised.map((name) => ALIASES[name] ?? name))].map((name) => ({
    name,
    ...(KNOWN_KINDS[name] ?? { types: [], endings: [`.${name.toLowerCase()}`] }),
  }))
}
