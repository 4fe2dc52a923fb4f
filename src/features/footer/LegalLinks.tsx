import { styled } from '@mui/material/styles'
import texts from '../../content/texts/footer.json'
import { isPlainClick } from '../../lib/links.ts'
import { type LegalPage, legalPages, paths } from '../../routing/paths.ts'
import { Link } from '../../ui/Link.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  '& a': { display: 'inline-block', paddingBlock: 11 },
}))

interface Props {
  onOpened: (page: LegalPage) => void
}

/** A click opens the modal; a new tab or a browser without scripts opens the page. */
export const LegalLinks = ({ onOpened }: Props) => (
  <List>
    {legalPages.map((page) => (
      <li key={page}>
        <Link
          to={paths.legal(page)}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onOpened(page)
          }}
        >
          {texts.legal[page]}
        </Link>
      </li>
    ))}
  </List>
)
