import { render, screen } from '@testing-library/react';
import { ItemName } from './ItemName.tsx';

const oneLine = { whiteSpace: 'nowrap' };

describe('ItemName', () => {
  it.each([
    ['en', 'Circuit Designer – renewal of CD-0000001'],
    ['ja', 'Circuit Designer 継続（CD-0000001）'],
  ])('keeps the license number of a renewal on one line (%s)', (_locale, name) => {
    const { container } = render(<ItemName>{name}</ItemName>);
    expect(container).toHaveTextContent(name);
    expect(screen.getByText('CD-0000001')).toHaveStyle(oneLine);
    expect(container).not.toHaveStyle(oneLine);
  });

  it.each(['Circuit Designer – new license', 'PCB-Designer 2', '3D-12 parts'])(
    'lets a name without a license number wrap anywhere: %s',
    (name) => {
      render(<ItemName>{name}</ItemName>);
      expect(screen.getByText(name)).not.toHaveStyle(oneLine);
    },
  );
});
