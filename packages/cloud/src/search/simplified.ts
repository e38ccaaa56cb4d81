/** Writes traditional Chinese characters of business as simplified ones, in which all words are declared. Knows no words. */

/** Each traditional character, and the simplified one after it. */
const PAIRS = [
  '發发開开張张單单庫库還还應应帳账賬账貨货購购買买賣卖銷销訂订報报價价錢钱銀银賒赊貸贷債债資资產产負负損损潤润總总類类別别詢询據据憑凭證证點点盤盘',
  '調调撥拨倉仓儲储轉转換换給给誰谁們们個个這这麼么請请幫帮裡里裏里進进稅税務务電电傳传檔档導导匯汇號号碼码編编輯辑刪删廢废過过後后從从對对與与幾几',
  '餘余額额現现結结計计會会歷历紀纪記记錄录員员業业績绩區区項项專专險险費费獎奖實实際际檢检審审認认確确態态狀状絕绝聯联絡络製制裝装組组條条圖图書书',
  '舊旧動动訊讯時时間间週周預预繳缴納纳營营運运車车貼贴補补壞坏丟丢竊窃領领樣样數数廠厂廣广東东頭头馬马幣币兌兑選选復复複复連连網网線线鎖锁閉闭關关',
  '啟启設设變变誤误錯错讓让遲迟達达節节約约優优滯滞盡尽沒没衝冲沖冲歸归併并並并戶户處处級级經经顧顾餽馈寫写圓圆財财貿贸賺赚虧亏贈赠賠赔綜综總总',
].join('');

const simplified: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, at) => [PAIRS.charAt(at * 2), PAIRS.charAt(at * 2 + 1)]),
);

const TRADITIONAL = new RegExp(`[${[...simplified.keys()].join('')}]`, 'gu');

export const inSimplified = (text: string): string =>
  text.replaceAll(TRADITIONAL, (character) => simplified.get(character) ?? character);
