import ts from 'typescript'

/** True if two versions of a module differ only in comments and types, and run as the same JavaScript. */
export const hasSameCode = (fileName: string, before: string, after: string): boolean =>
  compile(fileName, before) === compile(fileName, after)

const compile = (fileName: string, text: string): string =>
  ts.transpileModule(text, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  }).outputText
