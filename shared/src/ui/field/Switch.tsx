import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const Track = styled.button`
  position: relative;
  flex: none;
  vertical-align: middle;
  width: 36px;
  height: 20px;
  padding: 0;
  border: 1px solid ${theme.color.outline};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.greySoft};
  cursor: pointer;
  transition: background-color ${theme.motion.fast};
  &::before {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 14px;
    height: 14px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.grey};
    transition: transform ${theme.motion.fast};
  }
  /* The touch target is larger than the switch: 32 px in tables, 44 px on touch screens. */
  &::after {
    content: '';
    position: absolute;
    inset: -7px -4px;
  }
  ${theme.media.touch} {
    &::after {
      inset: -13px -6px;
    }
  }
  &[aria-checked='true'] {
    background: ${theme.color.brand};
    border-color: ${theme.color.brand};
    &::before {
      background: ${theme.color.onBrand};
      transform: translateX(16px);
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  /* On paper a sign shows the state: browsers print no backgrounds. */
  @media print {
    all: unset;
    &::before,
    &[aria-checked='true']::before {
      all: unset;
      content: '–';
    }
    &[aria-checked='true']::before {
      content: '✓';
    }
    &::after {
      content: none;
    }
  }
`;

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Accessible name of the switch: `Auto-renewal of PCB-0001`. */
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Whether the change is being saved: the switch then ignores presses, and keeps its focus. */
  readonly isBusy?: boolean;
}

/** A switch between on and off, which takes effect at once. */
export function Switch({ isOn, onChange, label, isDisabled = false, isBusy = false }: SwitchProps) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      disabled={isDisabled}
      onClick={() => {
        if (!isBusy) onChange(!isOn);
      }}
    />
  );
}
