import type { Plugin } from 'vite'

/** Files that hold declarations only: calls that make something and change nothing. */
const DECLARATIONS = /src\/api\/(endpoints|schemas|accountSchemas)\.ts$/

/** Lets the build leave out the endpoints and schemas that no page uses: their calls are marked as having no effect. */
export function pureDeclarations(): Plugin {
  return {
    name: 'lightshelf:pure-declarations',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (DECLARATIONS.test(id) ? code.replace(/^((?:export )?const \w+ = )(?=\w[\w.<(])/gm, '$1/* @__PURE__ */ ') : undefined),
  }
}
