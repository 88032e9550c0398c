import { renderWithProviders } from '@portal/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import en from '../../../locales/board/en.json';
import ja from '../../../locales/board/ja.json';
import { NetPanel } from './NetPanel.tsx';

const scene = { layers: [], nets: ['CLK', 'CLK_A', 'GND'], parts: [] };

/** A panel whose highlighted net updates late, like the address. */
function LateNet() {
  const [lit, setLit] = useState<string | null>(null);
  const light = (net: string | null) => {
    setTimeout(() => {
      setLit(net);
    }, 300);
  };
  const nothing = () => undefined;
  return (
    <NetPanel
      {...{ scene, lit, part: null, stretches: [], onLight: light }}
      onFindPart={nothing}
      onFit={nothing}
    />
  );
}

describe('NetPanel', () => {
  it("keeps the text typed after a net's name, and shows the net on blur", () => {
    jest.useFakeTimers();
    renderWithProviders(<LateNet />, { catalogs: { en, ja } });
    const field = screen.getByRole('combobox', { name: 'Net or part' });
    act(() => {
      field.focus();
    });
    for (const value of ['CLK', 'CLK_', 'CLK_A', 'CLK_AB']) {
      fireEvent.change(field, { target: { value } });
      act(() => jest.advanceTimersByTime(200));
      expect(field).toHaveValue(value);
    }
    act(() => {
      field.blur();
    });
    act(() => jest.advanceTimersByTime(2000));
    expect(field).toHaveValue('CLK_A');
    jest.useRealTimers();
  });
});
