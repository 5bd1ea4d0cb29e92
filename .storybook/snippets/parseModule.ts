import ts from 'typescript'

export const parseModule = (text: string): ts.SourceFile =>
  ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
