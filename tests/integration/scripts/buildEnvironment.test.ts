import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('a build stops at faulty variables, and names each', () => {
  const faulty = {
    QUOTE_FORM_TOKEN: '“token”',
    QUOTE_DATA_KEY: 'short',
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
