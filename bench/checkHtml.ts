import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `npm run check:html [FOLDER]`: the W3C's checker finds no error in a page of the built site. */
const folder = process.argv[2] ?? 'dist'

const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

/** The HTML standard allows `blocking` with rel="expect"; the checker does not know it yet. */
const unknownToChecker = '.*“link” element with a “blocking” attribute.*'

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status

const hasJava = (): boolean => run('which', ['java']) === 0

const installJava = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('No Java on this machine: installing it.')
  run('apt-get', ['-qq', 'update'])
  run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', 'default-jre-headless'])
}

if (!hasJava()) installJava()
if (!hasJava()) {
  console.error(
    'No Java for the HTML checker: install Java 11 or newer (Debian: apt-get install default-jre-headless).',
  )
  process.exitCode = 1
} else if (!existsSync(folder)) {
  console.error(`There is no folder ${folder}: run npm run build first.`)
  process.exitCode = 1
} else {
  const options = ['--errors-only', '--skip-non-html', '--filterpattern', unknownToChecker]
  process.exitCode = run('java', ['-jar', checker, ...options, folder]) ?? 1
  if (process.exitCode === 0) console.log(`No error in the HTML of ${folder}.`)
}
