import { styled } from '@mui/material/styles'
import { Picture } from '../../components/Picture.tsx'
import home from '../../content/home.json'

const Stage = styled('div')({ position: 'relative', isolation: 'isolate' })

const LineWork = styled('img')({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: -1,
  width: '135%',
  maxWidth: 'none',
  height: 'auto',
  translate: '-50% -50%',
  pointerEvents: 'none',
})

/** The picture's ground melts into the page, so that the machine stands before the line work. */
const Machine = styled(Picture)({
  '& img': { maskImage: 'radial-gradient(closest-side, black 90%, transparent 100%)' },
})

const Seal = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: '4%',
  insetInlineStart: '2%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  width: 'clamp(112px, 26%, 148px)',
  aspectRatio: '1',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.site.brass}`,
  outline: `1px solid ${theme.vars.palette.site.brass}`,
  outlineOffset: -7,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& strong': {
    fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 1.625rem)',
    fontWeight: 600,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  },
  '& span': { fontSize: '0.8125rem', lineHeight: 1.35 },
  '& em': {
    marginTop: 4,
    fontStyle: 'normal',
    fontSize: '0.6875rem',
    color: theme.vars.palette.site.brassInk,
    maxWidth: 92,
    lineHeight: 1.25,
  },
}))

/** The machine of the page, with the accuracy claim as its seal. */
export const HeroPicture = () => (
  <Stage>
    <LineWork src="/line-work/hero.svg" alt="" width={1200} height={900} />
    <Machine {...home.heroImage} sizes="(min-width: 1080px) 580px, 92vw" eager />
    <Seal>
      <strong>99.9%</strong>
      <span>Accuracy</span>
      <em>Guaranteed Precision</em>
    </Seal>
  </Stage>
)
