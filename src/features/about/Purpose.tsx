import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import about from '../../content/texts/about.json'

const columns = {
  display: 'grid',
  gap: { xs: 6, md: 8 },
  gridTemplateColumns: { md: '1fr 1fr' },
}

/** The line work separates this part from the footer, which is dark too. */
export const Purpose = () => (
  <>
    <Box className="on-ink" sx={{ py: { xs: 7, md: 11 }, bgcolor: 'site.ink', color: 'site.paper' }}>
      <Container sx={columns}>
        {[about.mission, about.vision].map(({ title, text }) => (
          <Box key={title} component="section" sx={{ borderTop: (theme) => theme.edge.brass, pt: 3 }}>
            <Typography variant="overline" component="h2" sx={{ color: 'site.brass' }}>
              {title}
            </Typography>
            <Typography
              sx={{
                mt: 2,
                maxWidth: '32ch',
                fontSize: (theme) => theme.fontSize.statement,
                lineHeight: 1.4,
                letterSpacing: (theme) => theme.letterSpacing.close,
              }}
            >
              {text}
            </Typography>
          </Box>
        ))}
      </Container>
    </Box>
    <Box
      component="img"
      src="/line-work/divider.svg"
      alt=""
      width={1200}
      height={48}
      loading="lazy"
      className="no-print"
      sx={{ width: '100%', height: 48, objectFit: 'cover', my: 4 }}
    />
  </>
)
