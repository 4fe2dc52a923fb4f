import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Section } from '../../components/Section.tsx'
import about from '../../content/about.json'
import { site } from '../../content/site.ts'

const { title, paragraphs } = about.story

/** The story beside the year it begins with, set like a serial number. */
export const Story = () => (
  <Section title={title}>
    <Box sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '5fr 7fr' } }}>
      <Box sx={{ alignSelf: 'start', borderTop: '1px solid', borderColor: 'site.brass', pt: 2 }}>
        <Typography variant="overline" component="p" sx={{ color: 'site.brassInk' }}>
          Founded in
        </Typography>
        <Typography
          component="p"
          sx={{
            fontSize: 'clamp(5rem, 3rem + 9vw, 10rem)',
            fontWeight: 500,
            lineHeight: 1,
            letterSpacing: '-0.03em',
            fontVariantNumeric: 'tabular-nums lining-nums',
            // The figure 1 stands in the middle of its width; this brings its stem to the edge of the text.
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
