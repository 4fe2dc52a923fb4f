import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** What the engines need, each with Debian's package of it and where it may lie. */
const programs = {
  // Not the headless shell of the other tests, which keeps no page that a visitor leaves.
  chromium: { debian: 'chromium', places: ['/usr/bin/chromium', '/usr/bin/google-chrome'] },
  firefox: { debian: 'firefox-esr', places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  webKitDriver: { debian: 'webkit2gtk-driver', places: ['/usr/bin/WebKitWebDriver'] },
  webKitBrowser: {
    debian: 'webkit2gtk-driver',
    places: ['/usr/lib/*/webkit*gtk-*/MiniBrowser', '/usr/libexec/webkit*gtk-*/MiniBrowser'],
  },
  display: { debian: 'xvfb', places: ['/usr/bin/Xvfb'] },
}

type Program = keyof typeof programs

const found = (program: Program): string | undefined => globSync(programs[program].places)[0]

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const missingPackages = (): string[] => {
  const missing = (Object.keys(programs) as Program[]).filter((program) => found(program) === undefined)
  return [...new Set(missing.map((program) => programs[program].debian))]
}

/** Installs from Debian's packages what is missing, when root; else throws a line that says what to do. */
export const installEngines = (): void => {
  const missing = missingPackages()
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write(`Installing ${missing.join(', ')} for the tests in three engines.\n`)
    run('apt-get', '-qq', 'update')
    run('apt-get', '-qq', '-y', 'install', '--no-install-recommends', ...missing)
  }
  const still = missingPackages()
  if (still.length === 0) return
  throw new Error(`Not on this machine: run "sudo apt-get install ${still.join(' ')}" on Debian, then again.`)
}

/** The path of a program. Throws when it is not installed. */
export const pathOf = (program: Program): string => {
  const path = found(program)
  if (path === undefined) throw new Error(`${programs[program].debian} is not installed`)
  return path
}
