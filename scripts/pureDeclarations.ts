import type { Plugin } from 'vite'

/** Files that hold declarations only: calls that make something and change nothing. */
const DECLARATIONS = /src\/api\/\w*([eE]ndpoints|[sS]chemas)\.ts$/

/** Lets the build leave out the endpoints and schemas that no page uses: their calls are marked as having no effect. */
export function pureDeclarations(): Plugin {
  return {
    name: 'lightshelf:pure-declarations',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      // Lines stay where they are: without a map of its own, positions within a changed line are off by the mark.
      DECLARATIONS.test(id)
        ? { code: code.replace(/^((?:export )?const \w+ = )(?=\w[\w.<(])/gm, '$1/* @__PURE__ */ '), map: null }
        : undefined,
  }
}
