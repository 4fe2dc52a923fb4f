// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LegalPage } from '../../src/app/paths.ts'
import { theme } from '../../src/app/theme/theme.ts'
import LegalModal from '../../src/features/legal/LegalModal.tsx'

afterEach(cleanup)

const Opener = ({ page }: { page: LegalPage }) => {
  const [open, setOpen] = useState(false)
  return (
    <ThemeProvider theme={theme}>
      <button onClick={() => setOpen(true)}>Legal</button>
      {open && <LegalModal page={page} onClose={() => setOpen(false)} />}
    </ThemeProvider>
  )
}

describe('the legal modal', () => {
  const open = async (page: LegalPage) => {
    render(<Opener page={page} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Legal' }))
    await screen.findByRole('dialog')
    return user
  }

  it('shows nothing before its text is there', async () => {
    render(
      <ThemeProvider theme={theme}>
        <LegalModal page="terms" onClose={() => undefined} />
      </ThemeProvider>,
    )
    expect(document.body.textContent).toBe('')
    expect(screen.queryByRole('dialog')).toBeNull()
    await screen.findByRole('dialog')
  })

  it('is named by its title, shows the text and locks the page behind it', async () => {
    await open('terms')
    const dialog = screen.getByRole('dialog', { name: 'Terms of Service' })
    expect(dialog.textContent).toContain('Last updated: January 1, 2025')
    expect(dialog.textContent).toContain('within 28 days')
    expect(document.body.style.overflow).toBe('hidden')
  })

  type Close = (user: ReturnType<typeof userEvent.setup>) => Promise<void>
  const ways: [string, Close][] = [
    ['the button', (user) => user.click(screen.getByRole('button', { name: 'I Understand' }))],
    ['the close icon', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Esc', (user) => user.keyboard('{Escape}')],
    [
      'the backdrop',
      async (user) => {
        const backdrop = screen.getByRole('dialog').parentElement
        if (backdrop) await user.click(backdrop)
      },
    ],
  ]

  it.each(ways)('closes on %s, frees the page and gives the focus back', async (_, close) => {
    await close(await open('privacy'))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.body.style.overflow).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Legal' }))
  })

  it('stays open on a click inside', async () => {
    const user = await open('cookies')
    await user.click(screen.getByText('Essential cookies'))
    expect(screen.getByRole('dialog', { name: 'Cookie Policy' })).toBeTruthy()
  })
})
