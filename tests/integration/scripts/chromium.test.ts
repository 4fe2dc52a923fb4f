import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { seedFolder } from '../../support/seedFolder.ts'

const find = "import { findChromium } from './scripts/chromium.ts'; findChromium()"

it('a Chromium that cannot be installed with its libraries is tried without them', () => {
  const folder = seedFolder({ npx: '#!/bin/sh\necho "$@" >> "${0%/npx}/asked"\nexit 1' })
  chmodSync(join(folder, 'npx'), 0o755)
  // A machine that has nothing but this npx, which installs nothing.
  const env = { ...process.env, CHROMIUM_PATH: '', PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', find], {
    env,
    encoding: 'utf8',
  })
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe(
    'playwright install --with-deps chromium\nplaywright install chromium\n',
  )
  expect(stderr).toContain('No Chromium: install Chromium or Chrome')
  expect(status).toBe(1)
})
