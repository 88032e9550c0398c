import { Skeleton, VisuallyHidden } from '@portal/shared';
import { styled } from 'styled-components';

/** React leaves the content of this element alone: the page puts the screen's preview into it. */
const filledByPage = { __html: '' };

const Waiting = styled.div``;

const PreviewPlace = styled.div`
  &:not(:empty) + ${Waiting} {
    display: none;
  }
`;

interface ScreenPlaceholderProps {
  /** The heading of the page until the screen has one; previews have theirs. */
  readonly name?: string | undefined;
}

/**
 * The placeholder of a screen: its preview if the page has one, otherwise a skeleton. The preview is
 * inert, since its controls do not work and input would be lost.
 */
export function ScreenPlaceholder({ name }: ScreenPlaceholderProps) {
  return (
    <>
      <PreviewPlace
        inert
        data-preview-place=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={filledByPage}
      />
      <Waiting>
        {name !== undefined && <VisuallyHidden as="h1">{name}</VisuallyHidden>}
        <Skeleton lines={6} />
      </Waiting>
    </>
  );
}
