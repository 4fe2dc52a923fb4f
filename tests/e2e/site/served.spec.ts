import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, fileTest, hydrated, test } from '../../support/browser/site.ts'

const pages = ['/', '/products', '/products/5', '/legal/privacy', '/no/such/page', '/products/999']

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 })

test.describe("the server's answers", () => {
  fileTest('the headers of netlify.toml, also where nothing is', async ({ request }) => {
    for (const path of [...pages, '/assets/nothing.js']) {
      const headers = (await get(request, path)).headers()
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
  })

  fileTest('the one inline script of a page has the hash that the policy allows', async ({ request }) => {
    for (const path of pages) {
      const response = await get(request, path)
      const [inline, ...others] = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)]
      expect(others).toEqual([])
      const hash = createHash('sha256')
        .update(inline?.[1] ?? '')
        .digest('base64')
      expect(response.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    }
  })

  fileTest('other spellings move to the address for good', async ({ request, baseURL }) => {
    for (const [from, to] of [
      ['/products/007', '/products/7'],
      ['/products/05', '/products/5'],
      ['/products/printers/all', '/products/printers'],
      ['/products/cash-processing/all', '/products/cash-processing'],
      ['/products/5/anything', '/products/5'],
      ['/products/all', '/products'],
    ] as const) {
      const response = await get(request, from)
      expect(response.status(), from).toBe(301)
      expect(new URL(response.headers().location ?? '', baseURL).pathname).toBe(to)
    }
  })

  fileTest('what is not there is a real 404, and not to be indexed', async ({ request }) => {
    for (const path of [
      '/no/such/page',
      '/products/999',
      '/products/no-such-category',
      '/products/cash-processing/retail',
      '/products/-5',
      '/legal/imprint',
      '/index.php',
    ]) {
      const response = await get(request, path)
      expect(response.status(), path).toBe(404)
      const html = await response.text()
      expect(html, path).toContain('<meta name="robots" content="noindex"')
      expect(html, path).not.toContain('rel="canonical"')
    }
  })
})

test('an unknown product is hydrated, not replaced', async ({ page, expectFaults }) => {
  expectFaults('404')
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
      if (removed.some((node) => node instanceof HTMLElement && node.matches('main, h1, main *')))
        document.documentElement.dataset.replaced = 'true'
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/products/999', '/products/money-counter']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
    expect(await page.locator('html').getAttribute('data-replaced')).toBeNull()
  }
})

test('the name of its file leads to the page at its own address', async ({ page }) => {
  for (const path of ['/about', '/products/5']) {
    await page.goto(`${path}.html?from=mail#main`)
    await hydrated(page)
    await expect(page).toHaveURL(`${path}?from=mail#main`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
  }
})
