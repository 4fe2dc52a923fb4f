import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { Icon, type IconName } from './pictures/Icon.tsx'

interface Props extends Pick<IconButtonProps, 'onClick' | 'sx'> {
  icon: IconName
  label: string
}

/** A button that shows an icon; `label` is for screen readers. */
export const IconControl = ({ icon, label, ...rest }: Props) => (
  <IconButton aria-label={label} {...rest}>
    <Icon name={icon} />
  </IconButton>
)
