interface Emitter {
  emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown
}

/** Writes version.json, which an open app reads to see whether a newer build is deployed. */
export function versionFile(build: { version: string; commit: string }) {
  return {
    name: 'lightshelf:version-file',
    generateBundle(this: Emitter) {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify(build) })
    },
  }
}
