import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { Icon, type IconName } from './pictures/Icon.tsx'

interface Props extends Pick<IconButtonProps, 'onClick' | 'sx'> {
  icon: IconName
  label: string
}

export const IconControl = ({ icon, label, ...button }: Props) => (
  <IconButton {...button} aria-label={label}>
    <Icon name={icon} />
  </IconButton>
)
