import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeDeployContext } from '../../../scripts/build/deployContext.ts'

it('a build stops at faulty variables, and names each', () => {
  const faulty = {
    QUOTE_FORM_TOKEN: '“token”',
    QUOTE_FORM_SECRET: 'short',
    QUOTE_ALERT_URL: 'https://user:hidden@chat.example',
  }
  const env = { ...process.env, ...faulty }
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/build.ts'], {
    env,
    encoding: 'utf8',
  })
  for (const [name, value] of Object.entries(faulty)) {
    expect(stderr).toContain(`The build stops: ${name} must be`)
    expect(stderr).not.toContain(value)
  }
  expect(stdout).not.toContain('Built')
  expect(status).toBe(1)
})

it("Vite's configuration stops at a faulty variable, and names it", () => {
  const env = { ...process.env, REPORT_SHARE: '7' }
  const { status, stderr } = spawnSync(process.execPath, ['vite.config.ts'], { env, encoding: 'utf8' })
  expect(stderr).toContain('EnvironmentError: REPORT_SHARE must be a number from 0 to 1')
  expect(status).toBe(1)
})

it('a build tells the functions which deploy they are for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const file = join(folder, 'deployContext.ts')
  copyFileSync('functions/relay/deployContext.ts', file)
  utimesSync(file, 0, 0)
  writeDeployContext('production', file)
  expect(statSync(file).mtimeMs, 'a build for production writes nothing').toBe(0)
  writeDeployContext('deploy-preview', file)
  expect(readFileSync(file, 'utf8')).toContain("deployContext = 'deploy-preview'")
  writeDeployContext(undefined, file)
  expect(readFileSync(file, 'utf8')).toBe(readFileSync('functions/relay/deployContext.ts', 'utf8'))
  writeFileSync(file, 'export const deployContext = undefined')
  expect(() => writeDeployContext('deploy-preview', file)).toThrow('the name of a deploy')
  rmSync(folder, { recursive: true })
})
