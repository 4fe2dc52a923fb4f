import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import services from '../../content/texts/services.json'

const Bar = styled('nav')(({ theme }) => ({
  borderBlockEnd: theme.edge.hairline,
  backgroundColor: theme.vars.palette.background.paper,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(4) },
  // A phone has one line, which scrolls sideways.
  [theme.breakpoints.down('sm')]: {
    '& ul': {
      flexWrap: 'nowrap',
      columnGap: theme.spacing(3),
      overflowX: 'auto',
      whiteSpace: 'nowrap',
      paddingInlineEnd: theme.spacing(6),
      maskImage: `linear-gradient(to left, transparent, ${theme.vars.palette.site.ink} 48px)`,
    },
  },
  '& a': {
    ...theme.typography.button,
    display: 'block',
    paddingBlock: theme.spacing(2),
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  },
}))

/** The first leads to the top of the page, the others to the consulting services. */
export const ServicesMenu = () => (
  <Bar aria-label={services.menu} className="no-print">
    <Container>
      <ul>
        <li>
          <Link to="#top">{services.all}</Link>
        </li>
        {services.consulting.map(({ title, id }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Container>
  </Bar>
)
