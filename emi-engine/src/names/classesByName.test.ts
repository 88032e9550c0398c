import { classesByName } from './classesByName.ts';

const names = (text: string) => text.split(' ');

describe('classesByName', () => {
  it.each([
    ['ground', names('GND AGND DGND PGND SGND EGND gnd /power/GND GND1 USB_GND VSS VSSA 0V EARTH')],
    ['power', names('+3.3V +5V +5F -12V 3V3 1.8V P5V /cpu/1V8_CORE VCC VDDIO VBAT VBUS VIN VTT')],
    ['clock', names('CLK /graphic/CLK10MHz BPCLK sys_clock XTAL_I SPI_SCK CK0 XIN XOUT P_CLK')],
    ['clock', ['Net-(U10-XTAL1_IN)', 'Net-(U23-PGCK4)', 'sheet\\CLKA', 'CLK/']],
    ['highSpeed', names('USB_DP DDR_A0 /DQ0 DQS1 HDMI_D0 LVDS_TX0 RGMII_TXD PCIE_RX0 ETH_TX')],
    ['highSpeed', names('SATA_TX MIPI_D0 PA12_USB_D_N DQ31')],
  ])('classifies as %s: %j', (netClass, all) => {
    expect(all.filter((name) => classesByName(name)[0] !== netClass)).toEqual([]);
  });

  it('rejects similar names', () => {
    const all = names(
      'ADDR0 BUSB STATUSB METHOD RXIN TXOUT0 XINT BLOCK RAS6- R_W_N LEGEND DQM_EN RESET# NetR9_2 ' +
        'unconnected-(U5-OSC1{slash}CLKI-Pad16) NC /GND/RESET /CLK/DATA',
    );
    expect(all.filter((name) => classesByName(name).length > 0)).toEqual([]);
  });

  it('returns all classes that a name suggests, since power has to be confirmed', () => {
    expect(classesByName('5V_CLK')).toEqual(['power', 'clock']);
    expect(classesByName('VOSC')).toEqual(['power', 'clock']);
    expect(classesByName('VPP-MCLR')).toEqual(['power']);
  });
});
