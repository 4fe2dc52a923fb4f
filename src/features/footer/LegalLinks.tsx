import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { legalPages } from '../../content/site.ts'
import texts from '../../content/texts/footer.json'
import { isPlainClick } from '../../lib/links.ts'
import { paths } from '../../routing/paths.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { legalOpened } from '../../state/modalsSlice.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  '& a': { display: 'inline-block', paddingBlock: 11 },
}))

/** A click opens the modal; a new tab or a browser without scripts opens the page. */
export const LegalLinks = () => {
  const dispatch = useAppDispatch()
  return (
    <List>
      {legalPages.map((page) => (
        <li key={page}>
          <Link
            to={paths.legal(page)}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              dispatch(legalOpened(page))
            }}
          >
            {texts.legal[page]}
          </Link>
        </li>
      ))}
    </List>
  )
}
