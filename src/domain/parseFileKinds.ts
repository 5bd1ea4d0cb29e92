import type { FileKind } from './fileRules.ts'

/**
 * Media types and extensions of the kinds that publishers send. Systems disagree about some types, so extensions count
 * too.
 */
const KNOWN_KINDS: Readonly<Record<string, Omit<FileKind, 'name'>>> = {
  PNG: { mediaTypes: ['image/png'], extensions: ['.png'] },
  JPG: { mediaTypes: ['image/jpeg'], extensions: ['.jpg', '.jpeg'] },
  WEBP: { mediaTypes: ['image/webp'], extensions: ['.webp'] },
  GIF: { mediaTypes: ['image/gif'], extensions: ['.gif'] },
  SVG: { mediaTypes: ['image/svg+xml'], extensions: ['.svg'] },
  TIFF: { mediaTypes: ['image/tiff'], extensions: ['.tif', '.tiff'] },
  PDF: { mediaTypes: ['application/pdf'], extensions: ['.pdf'] },
  MP4: { mediaTypes: ['video/mp4'], extensions: ['.mp4'] },
  MOV: { mediaTypes: ['video/quicktime'], extensions: ['.mov'] },
  ZIP: { mediaTypes: ['application/zip', 'application/x-zip-compressed'], extensions: ['.zip'] },
}

const ALIASES: Readonly<Record<string, string>> = { JPEG: 'JPG', TIF: 'TIFF' }

/** File kinds by their common names: 'PNG', 'jpeg', '.psd'. An unknown one is matched by its extension only. */
export function parseFileKinds(names: readonly string[]): FileKind[] {
  const normalised = names.map((name) => name.replace(/^\./, '').toUpperCase()).filter(Boolean)
  return [...new Set(normalised.map((name) => ALIASES[name] ?? name))].map((name) => ({
    name,
    ...(KNOWN_KINDS[name] ?? { mediaTypes: [], extensions: [`.${name.toLowerCase()}`] }),
  }))
}
