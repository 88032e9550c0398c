import { type Locale } from '@portal/shared/domain';
import { type RuleId } from '../../findings/RuleId.ts';

/** The rules' sources in Japanese; names of documents and tools stay as they are. */
const japaneseSources: Readonly<Record<RuleId, string>> = {
  R1: 'λ/20：emi-analyzerのルール「radiator」（wavelength_fraction 0.05）、Ansys EMI Scanner「Net Length」',
  R2: 'TI SLAAE45（5 Gbit/sを超える信号ではビア2個まで。エッジが遅いほど多くてよい）、AltiumとKiCadのルール「via count」',
  R3: 'emi-analyzerのルール「plane-gap」（min_crossing_mm 0.6）、TI SPRACP4AおよびSNLA426（プレーンの分割や抜きを配線で横切らない）、被覆率：kicad-happy GP-001',
  R4: 'emi-analyzerのルール「return-via」（2.0 mm）、TI SNLA426（50 mil）、Ansys EMI Scanner「Net Changing Reference」、異なるネットのプレーン間のコンデンサー：独自（λ/20）',
  R5: 'Intel E7500および845MPの設計ガイド（プレーンの端から50 mil以上）、Hubing「EMC design guidelines」（高さの2倍）、Advantech SOM-5992（高さの20倍）、emi-analyzer（1.0 mm）',
  R6: '3Wルール、Intelの設計ガイド（20 mil以上、クロックには50 milを推奨）、Altiumのルール「Parallel Segment」、Ansys EMI Scanner「Net to Net Coupling」',
  R7: 'T. Hubing「EMC design guidelines」（ガードのビア間隔はλ/4未満）、emi-analyzerのルール「stitching」（λ/20）、noise-counterplan.com 431（ビアのないガードはアンテナになる）',
  R8: 'emi-analyzerのルール「decoupling」（3.0 mm、10.0 mm、1.0 mm）、Ansys EMI Scannerの電源品質ルール',
  R9: '矩形空洞の共振モード（150 mmの基板で実測520 MHz、計算値482 MHz）、Ansys EMI Scannerのデカップリング密度',
  R10: 'emi-analyzerのルール「stitching」および「edge-stitching」（λ/20）',
  R11: 'emi-analyzerのルール「crystal」（水晶振動子：10 mmと5 mm。配線：プレーンの上を通るため独自にその半分）、Ansys EMI Scanner「Critical Net Near I/O Net」、T. Hubing「EMC design guidelines」（1：コネクターとそのデバイスの間に何も置かない）',
  R12: 'Intel「High Speed USB Platform Design Guidelines」（エッジ0.5 nsで150 mil。速いほど短く）、TIの高速レイアウトガイドライン（「via count equal」）、並走しない割合：独自',
  R13: 'emi-analyzerのルール「copper-island」',
  R14: 'Ansys EMI Scanner「Wide Power/Ground Traces」、T. Hubing「EMC design guidelines」（「at least three times」）',
  R15: 'emi-analyzerのルール「input-filter」および「esd-protection」',
  R16: 'H. Ott「PCB Stack-Up」第1部・第2部（信号層とプレーンの間隔は0.010インチ未満）、emi-analyzerのルール「stackup」、長さと対称性：独自',
  R17: 'emi-analyzerのルール「esd-protection」（5 mm、15 mm、1.0 mm、2.0 mm）、TI TPD6E004のレイアウト指針（「place the via very near the ground pin」）',
  R18: 'LearnEMC、2026-04-06の設問（ピンは「directly to the plane without an intervening trace」）、TI SLAAEM7「Ground Pins」（ピン専用のビア）、距離：独自',
  R19: 'emi-analyzerのルール「crystal」（0.5 mmの配線禁止領域）、分割の割合：独自',
  R20: 'emi-analyzerのルール「connector-shield」、取付穴の大きさ：独自',
  R21: 'TI LM5190-Q1のレイアウト指針、Richtek AN045、長さ：独自（1 mmあたり約1 nH）、emi-analyzerのルール「switch-node」',
  R22: 'CISPR 32クラスB、H. Ott「Electromagnetic Compatibility Engineering」12.1、C. Paul「Introduction to Electromagnetic Compatibility」8.1、ケーブル：独自（Hubingに基づく）',
  R23: 'emi-analyzerのルール「impedance」（discontinuity_pct 20）、計算式：Wadell「Transmission Line Design Handbook」3.5.1および3.6.1、IPC-2141A、長さ：R1と同じλ/20',
  R24: 'emi-analyzerのルール「ddr-skew」（層ごとの遅延、時間で比較）、割合：独自（R12と同じ立ち上がり時間の1/20、1ビットの1/10）',
  R25: 'emi-analyzerのルール「via-stub」（resonance_margin 4.0）、1/4波長共振',
  R26: 'F. Dostal（Analog Devices）：インダクターの配置（どの層でも下に配線しない）、pcbartists.com：チップアンテナ（どの層でも下にプレーンを置かない）、距離と割合：独自',
};

/** The source of a rule's limit in a language. @param source as the rule states it, in English */
export function describeSource(rule: RuleId, source: string, locale: Locale): string {
  return locale === 'ja' ? japaneseSources[rule] : source;
}
