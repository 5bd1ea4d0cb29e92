import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Goes over the finished files with terser: after the built-in minifier it still finds about 1 % of their compressed size,
 * which the limits of `npm run size` need (docs/decisions/0004-size.md). Their names and source maps stay.
 */
export function squeeze(): Plugin {
  let assets: string | null = null
  return {
    name: 'lightshelf:squeeze',
    apply: 'build',
    configResolved: ({ root, build }) => {
      // Storybook builds with the same configuration, without source maps, and is nobody's first load.
      assets = build.sourcemap === true ? join(root, build.outDir, build.assetsDir) : null
    },
    closeBundle: async () => {
      const folder = assets
      if (folder === null) return
      const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
      for (const name of scripts) {
        const file = join(folder, name)
        const { code, map } = await minify(readFileSync(file, 'utf8'), {
          module: true,
          ecma: 2020,
          compress: { passes: 3, unsafe_arrows: true },
          sourceMap: { content: readFileSync(`${file}.map`, 'utf8'), url: `${name}.map` },
        })
        if (code === undefined || typeof map !== 'string') throw new Error(`terser gave nothing for ${name}`)
        writeFileSync(file, code)
        writeFileSync(`${file}.map`, map)
      }
    },
  }
}
