import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import services from '../../content/texts/services.json'

const Bar = styled('nav')(({ theme }) => ({
  borderBlockEnd: theme.edge.hairline,
  backgroundColor: theme.vars.palette.background.paper,
  '& ul': { display: 'flex', gap: theme.spacing(3), overflowX: 'auto', whiteSpace: 'nowrap' },
  '& a': {
    ...theme.typography.button,
    display: 'block',
    paddingBlock: theme.spacing(1.5),
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  },
}))

/** The first leads to the top of the page, the others to the consulting services. */
export const ServicesMenu = () => (
  <Bar aria-label={services.menu} className="no-print">
    <Container>
      <ul>
        {[{ title: services.all, id: 'top' }, ...services.consulting].map(({ title, id }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Container>
  </Bar>
)
