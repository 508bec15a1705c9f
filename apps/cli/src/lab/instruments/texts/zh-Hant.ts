import { gaps } from './gaps.ts';
import type { InstrumentTexts } from './text.ts';

/** Traditional Chinese. */
export const zhHant: InstrumentTexts = {
  sweep: (seat, knobs) => ({
    title: `${seat} 隨 ${knobs.join('、')} 的變化`,
    question: `${knobs.join('、')} 取每個值時，${seat} 贏多少？`,
    figures: { wins: `{seat} 的勝率，${gaps(knobs, '，')}` },
    words: { wins: '勝率' },
  }),
  ablate: (seat) => ({
    title: `一次只改一樣：${seat}`,
    question: `每處改動讓 ${seat} 多贏還是少贏？`,
    figures: {
      wins: '{seat} 的勝率，{change}',
      'wins-difference': '{change} 給 {seat} 帶來的差別',
      'wins-p': '光憑運氣出現 {change} 這種差別的可能',
    },
    words: { none: '原樣', 'wins-difference': '勝率之差', change: '改動' },
  }),
  calibrate: (seat, knob) => ({
    title: `給 ${seat} 定 ${knob}`,
    question: `${knob} 取多少，${seat} 才正好贏這麼多？`,
    figures: {
      setting: `{seat} 贏 {target} 時的 ${knob}`,
      'setting-rate': `{seat} 的勝率，${knob} 為 {${knob}}`,
    },
    words: { setting: `勝率隨 ${knob} 的變化`, 'setting-rate': '勝率' },
  }),
  skill: {
    title: '本事與運氣',
    question: '一局的勝負多少看人，多少看運氣？',
    figures: {
      'wins-by-seat': '{seat} 的勝率',
      'wins-by-bot': '{bot} 的勝率',
      decided: '分出勝負的局',
      'seat-advantage': '同一個電腦對打時先列一方的優勢',
      'skill-range': '{seat} 最強與最弱的電腦之差',
      'by-players': '由誰來打決定',
      'by-world': '由運氣決定',
      'by-both': '由兩者一起決定',
    },
    words: {
      'wins-by-bot': '各個電腦的勝率',
      'wins-by-bot-share': '佔全部局數',
      'wins-by-bot-label': '電腦',
      'skill-and-chance': '本事與運氣',
      'skill-and-chance-share': '佔變異數',
      'skill-and-chance-label': '由什麼決定',
      'by-players': '誰來打',
      'by-world': '運氣',
      'by-both': '兩者一起',
    },
  },
  learn: (curves) => ({
    title: '一輪一輪地看',
    question: '遊戲所數的東西，一輪一輪怎樣變化？',
    figures: Object.fromEntries(
      curves.flatMap((curve) => [
        [curve, `${curve}，第 {turn} 輪`],
        [`${curve}-gain`, `${curve}，末輪減首輪`],
      ]),
    ),
    words: { turn: '第幾輪' },
  }),
};
