import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import texts from '../../content/texts/catalogue.json'
import { paths } from '../../routing/paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 2, 8),
  textAlign: 'center',
}))

const Drawing = styled('img')({ width: 'min(390px, 100%)', height: 'auto' })

export const EmptyResult = ({ onCleared }: { onCleared: () => void }) => (
  <Panel>
    <Drawing src="/line-work/empty.svg" alt="" width={520} height={280} />
    <Typography variant="h3" component="p">
      {texts.empty.text}
    </Typography>
    <Button variant="outlined" onClick={onCleared}>
      {texts.empty.clear}
    </Button>
    <ArrowLink to={paths.find}>
      {texts.find}
      <Icon name="arrowRight" />
    </ArrowLink>
  </Panel>
)
