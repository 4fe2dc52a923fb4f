import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { copyText } from '../../browser/copyText.ts'
import texts from '../../content/texts/quoteList.json'
import type { ListedMachine } from '../../contract/quoteList.ts'
import { Icon } from '../../ui/icons.tsx'
import { visuallyHidden } from '../../ui/styles/accessibility.ts'
import { listLink } from './listLink.ts'

const Link = styled('input')(({ theme }) => ({
  flex: '1 1 100%',
  minHeight: theme.layout.control,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.site.slate}`,
  borderRadius: theme.radius.corner,
  font: 'inherit',
  fontSize: theme.fontSize.small,
}))

const Announced = styled('span')(visuallyHidden)

export const CopyLink = ({ machines }: { machines: readonly ListedMachine[] }) => {
  const [done, setDone] = useState<{ link: string; copied: boolean } | null>(null)
  const link = listLink(window.location.origin, machines)
  const current = done?.link === link ? done : null

  const copy = async () => setDone({ link, copied: await copyText(link) })

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name={current?.copied ? 'check' : 'copy'} />}
        onClick={copy}
      >
        {current?.copied ? texts.copied : texts.copy}
      </Button>
      <Announced role="status">{current?.copied && texts.copied}</Announced>
      {current?.copied === false && (
        <Link readOnly aria-label={texts.link} value={link} onFocus={({ target }) => target.select()} />
      )}
    </>
  )
}
