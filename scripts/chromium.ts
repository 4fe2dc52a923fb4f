import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { requireEnvironment } from './environment.ts'

// The shell has no windows, and opens a page in less than half the time.
const shell = 'chromium-headless-shell'
// A font with Arial's metrics, which the fallback of the site's font needs.
const arial = 'fonts-liberation'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const onPath = (): string | undefined => {
  const found = names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }))
  return found.find(({ status }) => status === 0)?.stdout.trim()
}

const installed = (): string | undefined => {
  const own = chromium.executablePath()
  return requireEnvironment().CHROMIUM_PATH ?? onPath() ?? (existsSync(own) ? own : undefined)
}

const run = (command: string, args: readonly string[]): boolean =>
  // npm's commands are scripts of the shell on Windows.
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
    .status === 0

const installFromDebian = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', ['-qq', 'update']) &&
  run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', shell, arial])

const installFromPlaywright = (): boolean =>
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
  // Only an administrator can install the libraries, which may be there already.
  run('npx', ['playwright', 'install', 'chromium'])

/** The system's Chromium, else installed by apt or Playwright; throws with advice when both fail. */
export const findChromium = (): string => {
  const found = installed()
  if (found !== undefined) return found
  console.log('No Chromium on this machine: installing one.')
  if (!installFromDebian()) installFromPlaywright()
  const now = installed()
  if (now === undefined) {
    throw new Error(
      'No Chromium: install Chromium or Chrome, or name one in CHROMIUM_PATH, and run npm test again.',
    )
  }
  return now
}

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
