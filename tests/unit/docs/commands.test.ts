import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const program = String.raw`(?:[A-Z_]+=\S+ )*(?:npm|npx|node|playwright|git) `
const indented = new RegExp(`^ {4,}(${program}.*)$`, 'gm')
const inline = new RegExp(`\`(${program}[^\`]+)\``, 'g')

/** The commands of a document, but for paragraphs that have a form for PowerShell and one for cmd. */
const commandsIn = (markdown: string): string[] => {
  const paragraphs = markdown.split(/\n\s*\n/).filter((text) => !/PowerShell.*cmd/s.test(text))
  return paragraphs.flatMap((paragraph) =>
    [indented, inline].flatMap((form) => [...paragraph.matchAll(form)].map(([, text = '']) => text)),
  )
}

/**
 * What Linux, cmd and PowerShell read alike: no variable before the program; no second command, pattern or variable;
 * single quotes and commas inside double quotes only.
 */
const isPlain = (command: string): boolean => {
  const unquoted = command.replaceAll(/"[^"]*"/g, '')
  return !/^[A-Z_]+=|&&|\|\||[;,'*$\\<>]/.test(unquoted) && !/"[^"]*[$%!][^"]*"/.test(command)
}

it('every command of the documents works in each shell', () => {
  const documents = globSync('{*.md,docs/**/*.md,imagery/README.md}')
  const commands = documents.flatMap((file) => commandsIn(readFileSync(file, 'utf8')))
  expect(commands.length).toBeGreaterThan(40)
  expect(commands.filter((command) => !isPlain(command))).toEqual([])
})
