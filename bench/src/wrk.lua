-- Sends in turn the requests given after `--`, each a path, or a path and a cookie with a tab between them, and prints
-- the result as one line of JSON.
local requests, turn = {}, 0

local function with(cookie)
  local headers = {}
  for name, value in pairs(wrk.headers) do headers[name] = value end
  if cookie ~= "" then headers["Cookie"] = cookie end
  return headers
end

function init(args)
  for _, asked in ipairs(args) do
    local path, cookie = asked:match("^([^\t]*)\t?(.*)$")
    table.insert(requests, wrk.format("GET", path, with(cookie)))
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '\nJSON {"requests":%d,"bytes":%d,"us":%d,"p99":%d,"errors":%d}\n',
    summary.requests, summary.bytes, summary.duration, latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
