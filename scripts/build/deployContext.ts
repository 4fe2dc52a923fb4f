import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Tells the functions, which are bundled after the build, which deploy they are for. The file says
 * production, so that only the build of a preview changes it. Throws when the file has no place for the name:
 * a preview would pass for production.
 */
export const writeDeployContext = (
  context = 'production',
  file = 'functions/relay/deployContext.ts',
): void => {
  const name = context.replace(/[^\w-]/g, '-')
  const text = readFileSync(file, 'utf8')
  const place = /'[\w-]*'$/m
  if (!place.test(text)) throw new Error(`${file} does not end a line with the name of a deploy`)
  const next = text.replace(place, `'${name}'`)
  // `npm run dev:prerendered` would take a write for an edit, and begin its build again, for ever.
  if (next !== text) writeFileSync(file, next)
}
