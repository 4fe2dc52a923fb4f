import { cp, glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const scripts = [
  /\s*<template id="scripts"[^]*?<\/template>/g,
  /\s*<script\b[^]*?<\/script>/g,
  /\s*<link rel="modulepreload"[^>]*>/g,
]

const withoutScripts = (html: string): string =>
  scripts.reduce((text, pattern) => text.replace(pattern, ''), html)

/** Copies a built site without any script: the same pages cannot be painted sooner. */
export const makeTwin = async (from: string, to: string): Promise<void> => {
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.js') })
  for await (const name of glob('**/*.html', { cwd: to })) {
    const file = join(to, name)
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')))
  }
}
