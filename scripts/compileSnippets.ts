import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** A story's code on its documentation page. */
export interface Snippet {
  storyId: string
  code: string
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Compiles snippets as modules of the project, in one program. Returns what is wrong, as 'story, line 3: …'. */
export function compileSnippets(snippets: readonly Snippet[]): string[] {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const files = new Map(snippets.map(({ storyId, code }) => [resolve(root, `src/snippets/${storyId}.tsx`), code]))

  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    getSourceFile: (file, ...rest) => {
      const code = files.get(file)
      return code === undefined ? disk.getSourceFile(file, ...rest) : ts.createSourceFile(file, code, rest[0])
    },
  }

  const program = ts.createProgram({ rootNames: [...files.keys()], options, host })
  return snippets.flatMap(({ storyId }) => {
    const source = program.getSourceFile(resolve(root, `src/snippets/${storyId}.tsx`))
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.map(({ messageText, start = 0 }) => {
      const line = source ? source.getLineAndCharacterOfPosition(start).line + 1 : 0
      return `${storyId}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
  })
}
