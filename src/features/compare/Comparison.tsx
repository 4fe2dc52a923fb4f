import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useRef } from 'react'
import { Link } from 'react-router-dom'
import texts from '../../content/texts/compare.json'
import { paths } from '../../routing/paths.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { ComparedMachines } from './ComparedMachines.tsx'
import { selectCompared } from './comparisonSlice.ts'
import { LeftOut } from './LeftOut.tsx'

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(3),
}))

// At least as high as the window, so that the footer does not move when the table loads.
const onPage = { py: { xs: 4, md: 6 }, minHeight: '100vh', '@media print': { p: 0, minHeight: 0 } }

type Props = Pick<ComponentProps<typeof ComparedMachines>, 'ListButton'>

export const Comparison = ({ ListButton }: Props) => {
  const ids = useAppSelector(selectCompared)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="comparison-sheet">
      <Container sx={onPage}>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={-1}
          sx={{ '&:focus': { outline: 'none' }, '@media print': { typography: 'h4' } }}
        >
          {texts.title}
        </Typography>
        <Typography
          variant="subtitle1"
          className="no-print"
          sx={{ mt: 1.5, maxWidth: '64ch', color: 'text.secondary' }}
        >
          {texts.lead}
        </Typography>
        <Links className="no-print">
          <Button component={Link} to={paths.catalogue()} variant="outlined">
            {texts.toCatalogue}
          </Button>
          <Button component={Link} to={paths.find} variant="text">
            {texts.toFinder}
          </Button>
        </Links>
        <LeftOut isEmpty={ids.length === 0} />
        <ErrorBoundary fallback={<p role="alert">{texts.failed}</p>} until={ids}>
          {ids.length > 0 && (
            <ComparedMachines ids={ids} ListButton={ListButton} onEmptied={() => heading.current?.focus()} />
          )}
        </ErrorBoundary>
      </Container>
    </div>
  )
}
