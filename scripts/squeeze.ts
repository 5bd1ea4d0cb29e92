import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zopfli from '@gfx/zopfli'
import { minify } from 'terser'
import type { Plugin } from 'vite'

const gzip = promisify(zopfli.gzip)

/** What compresses; fonts and pictures are compressed already. */
const TEXT = /\.(js|css|svg|html)$/

/**
 * Goes over the finished files with terser, which still finds about 1 % after the built-in minifier, and lays a .gz beside
 * each text, 3 % smaller than what a web server would make on the fly (docs/decisions/0004-size.md). Names and source maps stay.
 */
export function squeeze(): Plugin {
  let dist: { root: string; assets: string } | null = null
  return {
    name: 'lightshelf:squeeze',
    apply: 'build',
    configResolved: ({ root, build }) => {
      // Storybook builds with the same configuration, without source maps, and is nobody's first load.
      const out = join(root, build.outDir)
      dist = build.sourcemap === true ? { root: out, assets: join(out, build.assetsDir) } : null
    },
    closeBundle: async () => {
      if (dist === null) return
      const { root, assets } = dist
      for (const name of readdirSync(assets)) if (name.endsWith('.js')) await minifyAgain(assets, name)
      for (const folder of [root, assets]) {
        for (const name of readdirSync(folder)) if (TEXT.test(name)) await compress(join(folder, name))
      }
    },
  }
}

async function minifyAgain(folder: string, name: string): Promise<void> {
  const file = join(folder, name)
  // What the bundler itself adds comes from no source, and has no map.
  const mapped = existsSync(`${file}.map`)
  const { code, map } = await minify(readFileSync(file, 'utf8'), {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
    ...(mapped && { sourceMap: { content: readFileSync(`${file}.map`, 'utf8'), url: `${name}.map` } }),
  })
  if (code === undefined || (mapped && typeof map !== 'string')) throw new Error(`terser gave nothing for ${name}`)
  writeFileSync(file, code)
  if (typeof map === 'string') writeFileSync(`${file}.map`, map)
}

async function compress(file: string): Promise<void> {
  writeFileSync(`${file}.gz`, await gzip(readFileSync(file), {}))
}
