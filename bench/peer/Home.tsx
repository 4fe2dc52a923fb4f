import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { bestSellers } from 'virtual:best-sellers'
import { companies, defaultCountry } from '../../src/content/countries.ts'
import offices from '../../src/content/data/offices.json'
import home from '../../src/content/texts/home.json'
import { Picture } from '../../src/ui/pictures/Picture.tsx'
import { ProductCard } from './ProductCard.tsx'

export const Home = () => (
  <Container sx={{ py: 6 }}>
    <Typography variant="overline">{home.badge}</Typography>
    <Typography variant="h3" component="h1">
      {home.profile.title} {companies[defaultCountry].companyFullName}
    </Typography>
    <Typography>{companies[defaultCountry].description}</Typography>
    <Button component={Link} to="/products" variant="contained">
      {home.profile.products}
    </Button>
    <Picture {...home.heroImage} sizes="92vw" eager />
    <Typography variant="h4" component="h2">
      {home.bestSellers.title}
    </Typography>
    <Grid container spacing={3}>
      {bestSellers.map((product) => (
        <ProductCard key={product.id} product={product} description={product.description} />
      ))}
    </Grid>
    <Typography variant="h4" component="h2">
      {home.technology.title}
    </Typography>
    <Grid container spacing={3}>
      {home.technology.cards.map((card) => (
        <Grid key={card.title} size={{ xs: 12, md: 4 }}>
          <Card>
            <CardContent>
              <Typography variant="h6">{card.title}</Typography>
              <Typography>{card.text}</Typography>
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
    <Typography variant="h4" component="h2">
      {home.hubs.title}
    </Typography>
    <Grid container spacing={3}>
      {offices.hubs.map(({ city, description, image }) => (
        <Grid key={city} size={{ xs: 12, md: 4 }}>
          <Picture src={image} alt="" sizes="(min-width: 900px) 33vw, 92vw" />
          <Typography variant="h6">{city}</Typography>
          <Typography>{description}</Typography>
        </Grid>
      ))}
    </Grid>
  </Container>
)
