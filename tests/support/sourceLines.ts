import ts from 'typescript'

const commentsAt = (text: string, { pos, end }: { pos: number; end: number }): ts.CommentRange[] => [
  ...(ts.getLeadingCommentRanges(text, pos) ?? []),
  ...(ts.getTrailingCommentRanges(text, end) ?? []),
]

/** The number of lines that a comment touches. */
export const commentLinesOf = (text: string): number => {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const lines = new Set<number>()
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source)
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText)
      for (const { pos, end } of commentsAt(text, node))
        for (let line = lineAt(pos); line <= lineAt(end); line += 1) lines.add(line)
    children.forEach(visit)
  }
  visit(source)
  return lines.size
}

/** The numbers of lines with more than 110 characters. */
export const longLinesOf = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (line.length > 110 ? [index + 1] : []))
