import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { site } from '../../content/site.ts'
import about from '../../content/texts/about.json'
import { Section } from '../../ui/Section.tsx'

const { title, paragraphs } = about.story

export const Story = () => (
  <Section title={title}>
    <Box sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '5fr 7fr' } }}>
      <Box sx={{ alignSelf: 'start', borderTop: (theme) => theme.edge.brass, pt: 2 }}>
        <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
          {about.founded}
        </Typography>
        <Typography
          component="p"
          sx={{
            fontSize: (theme) => theme.fontSize.display,
            fontWeight: (theme) => theme.fontWeight.medium,
            lineHeight: 1,
            letterSpacing: (theme) => theme.letterSpacing.tightest,
            // Its column is never narrower than the number.
            overflowWrap: 'normal',
            fontVariantNumeric: 'tabular-nums lining-nums',
            // The digit 1 has empty space on its left.
            marginInlineStart: '-0.08em',
            color: 'primary.main',
          }}
        >
          {site.founded}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '66ch' }}>
        {paragraphs.map((paragraph, index) => (
          <Typography
            key={paragraph}
            variant={index === 0 ? 'subtitle1' : 'body1'}
            component="p"
            sx={{ color: index === 0 ? 'text.primary' : 'text.secondary' }}
          >
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Box>
  </Section>
)
