import { styled } from '@mui/material/styles'
import home from '../../content/texts/home.json'
import { Picture } from '../../ui/pictures/Picture.tsx'

const LineWork = styled('img')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: theme.zIndex.behind,
  width: '120%',
  maxWidth: 'none',
  height: 'auto',
  translate: '-50% -50%',
  pointerEvents: 'none',
  // No lines are behind the text beside the picture.
  [theme.breakpoints.up('lg')]: { maskImage: 'linear-gradient(to right, transparent 7%, black 16%)' },
}))

/** The edges fade into the line work behind the product. */
const ProductPicture = styled(Picture)({
  '& img': { maskImage: 'radial-gradient(closest-side, black 90%, transparent 100%)' },
})

const Seal = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: '4%',
  insetInlineStart: '-19%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  width: 'clamp(min(7em, 52%), 26%, 9.25em)',
  aspectRatio: '1',
  borderRadius: theme.radius.round,
  backgroundColor: theme.vars.palette.background.default,
  border: theme.edge.brass,
  outline: theme.edge.brass,
  outlineOffset: -7,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& strong': {
    fontSize: theme.fontSize.seal,
    lineHeight: 1.1,
    letterSpacing: theme.letterSpacing.tight,
  },
  '& span': { fontSize: theme.fontSize.caption, lineHeight: 1.35 },
  '& em': {
    marginTop: theme.spacing(0.5),
    fontStyle: 'normal',
    fontSize: theme.fontSize.label,
    color: theme.vars.palette.site.brassInk,
    maxWidth: '8.4em',
    lineHeight: 1.25,
  },
  [theme.breakpoints.up('md')]: { insetInlineStart: '2%' },
}))

const Frame = styled('figure')(({ theme }) => ({
  width: 'min(100%, 480px)',
  margin: '2% auto 0',
  '& > div': { position: 'relative', isolation: 'isolate', width: '84%', marginInlineStart: 'auto' },
  '& figcaption': {
    marginBlockStart: '7%',
    textAlign: 'center',
    textWrap: 'balance',
    fontSize: theme.fontSize.small,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('md')]: { width: '100%', marginBlockStart: '4%', '& > div': { width: 'auto' } },
}))

export const HeroPicture = () => (
  <Frame>
    <div>
      <LineWork src="/line-work/hero.svg" alt="" width={1200} height={900} fetchPriority="high" />
      <ProductPicture
        {...home.heroImage}
        sizes="(min-width: 1440px) 672px, (min-width: 768px) 47vw, 78vw"
        eager
      />
      <Seal>
        <strong>{home.accuracy.figure}</strong>
        <span>{home.accuracy.name}</span>
        <em>{home.accuracy.promise}</em>
      </Seal>
    </div>
    <figcaption>{home.accuracy.test}</figcaption>
  </Frame>
)
