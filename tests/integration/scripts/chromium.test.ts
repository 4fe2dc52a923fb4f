import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const find = "import { findChromium } from './scripts/chromium.ts'; findChromium()"

it('a Chromium that cannot be installed with its libraries is tried without them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  const asked = join(folder, 'asked')
  const npx = `#!/bin/sh\necho "$@" >> '${asked}'\nexit 1\n`
  writeFileSync(join(folder, 'npx'), npx, { mode: 0o755 })
  // A machine that has nothing but this npx, which installs nothing.
  const env = { ...process.env, CHROMIUM_PATH: '', PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', find], {
    env,
    encoding: 'utf8',
  })
  expect(readFileSync(asked, 'utf8')).toBe(
    'playwright install --with-deps chromium\nplaywright install chromium\n',
  )
  expect(stderr).toContain('No Chromium: install Chromium or Chrome')
  expect(status).toBe(1)
  rmSync(folder, { recursive: true })
})
