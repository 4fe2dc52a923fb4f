import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { legalPages, paths, type LegalPage } from '../../app/paths.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  '& a': { display: 'inline-block', paddingBlock: 11 },
}))

const names: Record<LegalPage, string> = { privacy: 'Privacy', terms: 'Terms', cookies: 'Cookies' }

interface Props {
  onOpened: (page: LegalPage) => void
}

/** The legal texts: a click opens the modal, a new tab or a browser without scripts opens the page. */
export const LegalLinks = ({ onOpened }: Props) => (
  <List>
    {legalPages.map((page) => (
      <li key={page}>
        <Link
          to={paths.legal(page)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onOpened(page)
          }}
        >
          {names[page]}
        </Link>
      </li>
    ))}
  </List>
)
